/** A reason not to start that its reader can act on. It is printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

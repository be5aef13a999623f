export interface ReadRequest {
  readonly system: string;
  readonly turns: { role: string; content: string }[];
  readonly format: string;
}

/** How one vendor's service looks from outside: path, replies, streams and errors, byte for byte as documented. */
export interface VendorWire {
  readonly path: string;
  whole(text: string): unknown;
  /** The reply as the events of its stream, text in small pieces. */
  events(text: string): string[];
  /** An error in the middle of a stream. */
  errorEvent(): string;
  error(status: number): unknown;
  refusal(): unknown;
  /** A reply that reached the cap on tokens. */
  cutOff(text: string): unknown;
  /** What the request said, in one form for both. */
  read(body: Record<string, unknown>): ReadRequest;
}

export function pieces(text: string): string[] {
  const size = Math.max(1, Math.ceil(text.length / 12));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

/** What a render process sends: once that it is ready, then one answer per job. */
export type RenderMessage<T> =
  | { readonly ready: true }
  | ({ readonly cpuMs: number } & ({ readonly done: T } | { readonly error: string }));

/** The child's half of a render process: says when it is ready, answers each job with what it made or why it failed. */
export async function answerJobs<T>(
  prepare: () => Promise<void>,
  /** Each program knows what its jobs are. */
  work: (job: never) => Promise<T> | T,
): Promise<void> {
  const send = (message: RenderMessage<T>): void => void process.send?.(message);
  // The server ended, however it ended.
  process.on('disconnect', () => process.exit());
  await prepare();
  const answer = async (job: unknown): Promise<void> => {
    const before = process.cpuUsage();
    const cpuMs = (): number => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    try {
      const done = await work(job as never);
      send({ cpuMs: cpuMs(), done });
    } catch (error) {
      send({ cpuMs: cpuMs(), error: String(error) });
    }
  };
  process.on('message', (job) => void answer(job));
  send({ ready: true });
}

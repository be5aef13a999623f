// The child's half of a render process: says when it is ready, answers each job with what it made or why it failed.
// Plain JavaScript, because a process starts from a file and the server runs both as sources and as a bundle.

/**
 * @param {() => Promise<void>} prepare
 * @param {(job: any) => Promise<unknown>} work
 */
export async function answerJobs(prepare, work) {
  // The server ended, however it ended.
  process.on('disconnect', () => process.exit());
  await prepare();
  process.on('message', async (job) => {
    const before = process.cpuUsage();
    const answer = (/** @type {Record<string, unknown>} */ what) => {
      const { user, system } = process.cpuUsage(before);
      process.send?.({ cpuMs: (user + system) / 1000, ...what });
    };
    try {
      answer({ done: await work(job) });
    } catch (error) {
      answer({ error: String(error) });
    }
  });
  process.send?.({ ready: true });
}

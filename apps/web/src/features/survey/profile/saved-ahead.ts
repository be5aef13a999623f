export interface SavedAhead {
  /** Sends these answers before they are asked for; how it ends is told to whoever saves them. */
  sendAhead(answers: string): void;
  /** The server has exactly these. */
  isSaved(answers: string): boolean;
  /** Resolves when the server has exactly these, rejects when it does not take them. */
  save(answers: string): Promise<void>;
}

interface Sending {
  readonly answers: string;
  readonly ended: Promise<void>;
  isSaved: boolean;
  hasFailed: boolean;
}

/** Saves one set of answers at a time: what was sent first never overwrites what was sent last. */
export function createSavedAhead(send: (answers: string) => Promise<void>): SavedAhead {
  let last: Sending | undefined;

  function start(answers: string): Sending {
    const before = last?.ended.catch(() => undefined) ?? Promise.resolve();
    const sending: Sending = {
      answers,
      isSaved: false,
      hasFailed: false,
      ended: before.then(() => send(answers)),
    };
    sending.ended.then(
      () => (sending.isSaved = true),
      () => (sending.hasFailed = true),
    );
    last = sending;
    return sending;
  }

  const underWay = (answers: string): Sending | undefined =>
    last?.answers === answers && !last.hasFailed ? last : undefined;

  return {
    sendAhead: (answers) => void (underWay(answers) ?? start(answers)),
    isSaved: (answers) => underWay(answers)?.isSaved ?? false,
    save: (answers) => (underWay(answers) ?? start(answers)).ended,
  };
}

// A thread of its own: a holder that is busy for half a minute (opening the database, reading long answers) still shows that it lives.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { lock, text, beatMs } = workerData;

/** What stands in the lock; nothing when somebody swept it away. A disk that does not answer says nothing against us. */
function found() {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    return error.code === 'ENOENT' ? undefined : text;
  }
}

function isMadeAgain() {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    return error.code !== 'EEXIST';
  }
}

const beating = setInterval(() => {
  const now = found();
  if (now === text) {
    try {
      utimesSync(lock, new Date(), new Date());
    } catch {
      // The next beat tries again.
    }
  } else if (now !== undefined || !isMadeAgain()) {
    clearInterval(beating);
    parentPort?.postMessage('lost');
  }
}, beatMs);

// A thread of its own: a holder whose event loop is blocked for half a minute (opening the database, reading long answers) still writes its heartbeat.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { lock, text, heartbeatMs } = workerData;

/** The content of the lock file; undefined when it was deleted. A read error does not mean that the lock is lost. */
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

const heartbeat = setInterval(() => {
  const now = found();
  if (now === text) {
    try {
      utimesSync(lock, new Date(), new Date());
    } catch {
      // The next heartbeat tries again.
    }
  } else if (now !== undefined || !isMadeAgain()) {
    clearInterval(heartbeat);
    parentPort?.postMessage('lost');
  }
}, heartbeatMs);

// Loaded into each service before its own code. Descriptor 3 is a pipe to the process that started it: when that process is
// gone, however it ended, the pipe closes and the service stops as if it had been asked to. Nothing is left holding a port.
import { Socket } from 'node:net';

// A service may start processes of its own with the same arguments; their descriptor 3 is something else.
if (process.env.STARTED_BY === String(process.ppid)) {
  new Socket({ fd: 3 })
    .on('error', () => {})
    .once('close', () => process.kill(process.pid, 'SIGTERM'))
    .resume()
    .unref();
}

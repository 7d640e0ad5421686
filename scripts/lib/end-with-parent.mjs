// Loaded into each service before its own code. Descriptor 3 is a pipe to the process that started it: when that process is
// gone, however it ended, the pipe closes and the service stops as if it had been asked to. Nothing is left holding a port.
import { Socket } from 'node:net';

new Socket({ fd: 3 })
  .on('error', () => {})
  .once('close', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref();

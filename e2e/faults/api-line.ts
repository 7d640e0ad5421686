import net, { type AddressInfo, type Socket } from 'node:net';

/** A way to the API that a test can cut and mend again. */
export interface ApiLine {
  readonly root: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Leads to an API at an address of its own. */
export async function lineTo(apiRoot: string): Promise<ApiLine> {
  const { hostname, port } = new URL(apiRoot);
  const open = new Set<Socket>();
  let whole = true;
  const hang = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  const server = net.createServer((near) => {
    hang(near);
    if (!whole) return void near.destroy();
    const far = net.connect(Number(port), hostname);
    hang(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    stop: async () => {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}

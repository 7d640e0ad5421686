import { describe, expect, it, vi } from 'vitest';
import { ApiError, TransportError } from '@/lib/contract/call/envelope';
import { formOf } from './upload-batches';
import { isBusy, type Job, newJob, type Stored } from './upload-entry';
import { type UploadPorts, UploadQueue } from './upload-queue';

const picture = (name: string, size = 10, type = 'image/png') => new File([new Uint8Array(size).fill(name.length)], name, { type });
const stored = (jobs: readonly Job[]): Stored[] =>
  jobs.map((job) => ({ id: Number.parseInt(job.file.name, 10) || 1, url: `/media/${job.file.name}` }));

function queueWith(ports: Partial<UploadPorts> = {}) {
  const batches: string[][] = [];
  const send = ports.send ?? (async (batch: readonly Job[]) => stored(batch));
  const queue = new UploadQueue({
    hash: async () => undefined,
    find: async () => undefined,
    now: () => Date.now(),
    wait: async () => undefined,
    ...ports,
    send: (batch, options) => {
      batches.push(batch.map((job) => job.file.name));
      return send(batch, options);
    },
  });
  const states = () => queue.shelf.entries().map((entry) => entry.state);
  return { queue, batches, states };
}
const settled = (queue: UploadQueue) =>
  vi.waitFor(() => expect(queue.shelf.entries().some(isBusy)).toBe(false), { timeout: 15_000, interval: 5 });
const uploadsOf = (files: File[]) => files.map((file) => ({ file, kind: 'picture' as const }));

describe('the form of a request', () => {
  const job = (file: File, kind: 'picture' | 'video' = 'picture', fields = {}) => newJob({ file, kind, fields });

  it('names one picture pictureFile and several file0 to fileN', () => {
    expect([...formOf([job(picture('a.png'))]).keys()]).toEqual(['pictureFile']);
    expect([...formOf([job(picture('a.png')), job(picture('b.png')), job(picture('c.png'))]).keys()]).toEqual(['file0', 'file1', 'file2']);
  });

  it('sends the category of a video only when it is not 0', () => {
    const video = picture('v.mp4', 10, 'video/mp4');
    expect([...formOf([job(video, 'video', { categoryId: '0', cover: '', title: 't' })]).keys()]).toEqual(['cover', 'title', 'file']);
    expect(formOf([job(video, 'video', { categoryId: '3', cover: '', title: 't' })]).get('categoryId')).toBe('3');
  });
});

describe('the upload queue', () => {
  it('M3: lands six hundred files although every tenth request fails', async () => {
    let requests = 0;
    const sent = new Set<string>();
    const { queue } = queueWith({
      send: async (batch) => {
        requests += 1;
        if (requests % 10 === 0) throw new TransportError('Network Error');
        for (const job of batch) sent.add(job.file.name);
        return stored(batch);
      },
    });
    const results = queue.add(uploadsOf(Array.from({ length: 600 }, (_, index) => picture(`${index + 1}.png`))));
    const all = await Promise.all(results);
    expect(all.map((each) => each?.id)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
    expect(sent.size).toBe(600);
    expect(requests).toBeLessThan(120);
  });

  it('finds the one refused file of a common request and lands the others', async () => {
    const { queue, states } = queueWith({
      send: async (batch) => {
        if (batch.some((job) => job.file.name === 'bad.png')) throw new ApiError(40005, '文件格式不正确');
        return stored(batch);
      },
    });
    queue.add(uploadsOf([picture('1.png'), picture('bad.png'), picture('3.png')]));
    await settled(queue);
    expect(states()).toEqual(['done', 'failed', 'done']);
    expect(queue.shelf.entries()[1]?.error).toMatchObject({ code: 40005 });
  });

  it('does not repeat what the server refused, and gives up on a dead connection until asked', async () => {
    let open = false;
    const { queue, batches, states } = queueWith({
      send: async (batch) => {
        if (!open) throw new TransportError('Network Error');
        return stored(batch);
      },
    });
    const [result] = queue.add(uploadsOf([picture('7.png')]));
    await settled(queue);
    expect(states()).toEqual(['failed']);
    expect(batches).toHaveLength(4);
    open = true;
    queue.retry();
    expect(await result).toMatchObject({ id: 7 });
  });

  it.each([50501, 50300])('waits for an API that is away (%i) as long as a restart takes, and lands all files', async (code) => {
    let clock = 0;
    const { queue, states } = queueWith({
      wait: async (ms) => {
        clock += ms;
      },
      send: async (batch) => {
        if (clock < 20_000) throw new ApiError(code, '网络错误');
        return stored(batch);
      },
    });
    queue.add(uploadsOf(['1.png', '2.png', '3.png'].map((name) => picture(name))));
    await settled(queue);
    expect(states()).toEqual(['done', 'done', 'done']);
  });

  it('gives up on an API that stays away, without blaming a file of a common request for it', async () => {
    const { queue, batches, states } = queueWith({ send: async () => Promise.reject(new ApiError(50501, '网络错误')) });
    queue.add(uploadsOf([picture('1.png'), picture('2.png')]));
    await settled(queue);
    expect(states()).toEqual(['failed', 'failed']);
    expect(batches).toEqual(Array.from({ length: 7 }, () => ['1.png', '2.png']));
  });

  it.each([50400, 50500, 50001])('tries again what %i leaves open, as a lost connection', async (code) => {
    let requests = 0;
    const { queue, states } = queueWith({
      send: async (batch) => {
        requests += 1;
        if (requests < 4) throw new ApiError(code, '请求超时');
        return stored(batch);
      },
    });
    queue.add(uploadsOf([picture('1.png'), picture('2.png')]));
    await settled(queue);
    expect(states()).toEqual(['done', 'done']);
  });

  it('finds the file of a common request the API fails at every time, and lands the others', async () => {
    const { queue, states } = queueWith({
      send: async (batch) => {
        if (batch.some((job) => job.file.name === 'bad.png')) throw new ApiError(50001, '系统繁忙');
        return stored(batch);
      },
    });
    queue.add(uploadsOf([picture('1.png'), picture('bad.png'), picture('3.png')]));
    await settled(queue);
    expect(states()).toEqual(['done', 'failed', 'done']);
  });

  it('a file that is given up while its API is away keeps no other waiting', async () => {
    let away = true;
    const { queue, states } = queueWith({
      wait: () => new Promise(() => undefined),
      send: async (batch) => {
        if (away) throw new ApiError(50501, '网络错误');
        return stored(batch);
      },
    });
    const big = (name: string) => picture(name, 3 * 1024 * 1024);
    queue.add(uploadsOf(['1.png', '2.png', '3.png'].map(big)));
    await expect.poll(states).toEqual(['sending', 'sending', 'sending']);
    away = false;
    for (const { id } of queue.shelf.entries()) queue.cancel(id);
    expect(await queue.add(uploadsOf([picture('4.png')]))[0]).toMatchObject({ id: 4 });
  });

  it('tells a sender that cannot wait for a retry, and lands the file all the same when somebody asks for one', async () => {
    let open = false;
    const { queue, states } = queueWith({
      send: async (batch) => {
        if (!open) throw new ApiError(40005, '文件格式不正确');
        return stored(batch);
      },
    });
    const [result] = queue.add([{ file: picture('7.png'), kind: 'picture', awaited: true }]);
    await expect(result).rejects.toMatchObject({ code: 40005 });
    expect(states()).toEqual(['failed']);
    open = true;
    queue.retry();
    await settled(queue);
    expect(states()).toEqual(['done']);
  });

  it('stops one file of a common request and lands the others', async () => {
    const { queue, states } = queueWith({
      send: (batch, { signal }) =>
        new Promise((resolve, reject) => {
          if (batch.length === 2) resolve(stored(batch));
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const results = queue.add(uploadsOf([picture('1.png'), picture('2.png'), picture('3.png')]));
    await expect.poll(() => states()).toEqual(['sending', 'sending', 'sending']);
    queue.cancel(queue.shelf.entries()[1]?.id ?? '');
    expect((await Promise.all(results)).map((each) => each?.id)).toEqual([1, undefined, 3]);
    expect(states()).toEqual(['done', 'cancelled', 'done']);
  });

  it('M6: offers a picture the server already has, and sends it only when told to', async () => {
    const known = { id: 99, url: '/media/known.png' };
    const { queue, batches, states } = queueWith({
      hash: async (file) => file.name.padStart(64, '0'),
      find: async (sha) => (sha.endsWith('1.png') ? known : undefined),
    });
    const [used] = queue.add(uploadsOf([picture('1.png')]));
    await settled(queue);
    expect(states()).toEqual(['known']);
    expect(batches).toEqual([]);
    queue.decide(queue.shelf.entries()[0]?.id ?? '', 'use');
    expect(await used).toEqual(known);
    const [anew] = queue.add(uploadsOf([picture('1.png')]));
    await settled(queue);
    queue.decide(queue.shelf.entries()[1]?.id ?? '', 'send');
    expect(await anew).toMatchObject({ id: 1 });
    expect(batches).toEqual([['1.png']]);
  });

  it('takes an equal picture without a question where nobody wants one', async () => {
    const { queue, batches } = queueWith({ hash: async () => 'a'.repeat(64), find: async () => ({ id: 99, url: '/x.png' }) });
    expect(await queue.add([{ file: picture('1.png'), kind: 'picture', takeKnown: true }])[0]).toMatchObject({ id: 99 });
    expect(batches).toEqual([]);
  });

  it('recognises a file it sent itself, even where the server cannot look', async () => {
    const { queue, states } = queueWith({ hash: async () => 'a'.repeat(64) });
    await Promise.all(queue.add(uploadsOf([picture('1.png')])));
    queue.add(uploadsOf([picture('1.png')]));
    await settled(queue);
    expect(states()).toEqual(['done', 'known']);
  });

  it('sends a file whose check fails', async () => {
    const { queue } = queueWith({
      hash: async () => 'a'.repeat(64),
      find: async () => Promise.reject(new TransportError('Network Error')),
    });
    expect(await queue.add(uploadsOf([picture('5.png')]))[0]).toMatchObject({ id: 5 });
  });

  it('keeps at most three requests open and tells how far each file is', async () => {
    let open = 0;
    let most = 0;
    const size = 3 * 1024 * 1024;
    const told: number[] = [];
    const { queue } = queueWith({
      send: async (batch, { onProgress }) => {
        open += 1;
        most = Math.max(most, open);
        onProgress(50, 100);
        told.push(
          ...queue.shelf
            .entries()
            .filter((entry) => entry.name === batch[0]?.file.name)
            .map((entry) => entry.sent),
        );
        await new Promise((later) => setTimeout(later, 5));
        open -= 1;
        return stored(batch);
      },
    });
    await Promise.all(queue.add(uploadsOf(Array.from({ length: 9 }, (_, index) => picture(`${index}.png`, size)))));
    expect(most).toBe(3);
    expect(told).toEqual(Array.from({ length: 9 }, () => size / 2));
  });

  it('sends files together whose checks end one after another', async () => {
    let turn = 0;
    const { queue, batches } = queueWith({
      hash: async () => {
        turn += 1;
        await new Promise((later) => setTimeout(later, turn * 10));
        return undefined;
      },
    });
    await Promise.all(queue.add(uploadsOf(['1.png', '2.png', '3.png'].map((name) => picture(name)))));
    expect(batches).toEqual([['1.png', '2.png', '3.png']]);
  });

  it('forgets what is over and keeps the same array while nothing changes', async () => {
    const { queue } = queueWith();
    await Promise.all(queue.add(uploadsOf([picture('1.png')])));
    expect(queue.shelf.entries()).toBe(queue.shelf.entries());
    queue.shelf.forgetOver();
    expect(queue.shelf.entries()).toEqual([]);
  });
});

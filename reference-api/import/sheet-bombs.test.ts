import { performance } from 'node:perf_hooks';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';

/* What somebody may send as a workbook to keep the API busy or to fill its memory: each is a clear refusal, and others are answered meanwhile. */

const MB = 1024 * 1024;
const read = (bytes: Buffer) => readTable(bytes, 'a.xlsx', ['xlsx']);

describe('a workbook', () => {
  it('is read', async () => {
    expect(await read(workbook('<row r="1"><c r="A1" t="inlineStr"><is><t>SO1</t></is></c></row>'))).toEqual([{ line: 1, cells: ['SO1'] }]);
  });

  it.each([
    ['says how much', {}],
    ['says less', { claimed: 100 }],
    ['says nothing', { claimed: 0 }],
  ])('of few bytes that unpacks to many is refused, when it %s', async (_name, how) => {
    const bomb = workbook(`<!--${' '.repeat(25 * MB)}-->`, how);
    expect(bomb.length).toBeLessThan(MB);
    await expect(read(bomb)).rejects.toMatchObject({ code: 40005 });
  });

  it('is refused for what all its parts unpack to', async () => {
    const part = `<a>${' '.repeat(5 * MB)}</a>`;
    const parts = Array.from({ length: 5 }, (_, index) => [`${index}.xml`, part] as const);
    await expect(read(zipOf(parts))).rejects.toMatchObject({ code: 40005 });
  });

  it('that claims to unpack to more is believed', async () => {
    await expect(read(workbook('<row r="1"/>', { claimed: 0xfffffffe }))).rejects.toMatchObject({ code: 40005 });
  });

  it('is refused for a row so far down that the rows above it fill the memory', async () => {
    await expect(read(workbook('<row r="900000000"><c r="A900000000"><v>1</v></c></row>'))).rejects.toMatchObject({ code: 40005 });
  }, 60_000);

  it('of many rows is read while others are answered', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join('');
    const bytes = workbook(rows);
    const before = performance.eventLoopUtilization();
    await read(bytes);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  }, 60_000);
});

/** The least a workbook of one sheet is. */
function workbook(rows: string, how: { claimed?: number } = {}): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipOf(
    [
      ['xl/workbook.xml', `<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`],
      [
        'xl/_rels/workbook.xml.rels',
        `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
      ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`],
    ],
    how,
  );
}

/** An archive whose last part says that it unpacks to `claimed` bytes. */
function zipOf(parts: readonly (readonly [string, string])[], { claimed }: { claimed?: number } = {}): Buffer {
  const chunks = parts.flatMap(([name, text], at) => {
    const packed = deflateRawSync(text);
    const head = Buffer.alloc(30);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(at === parts.length - 1 ? (claimed ?? text.length) : text.length, 22);
    head.writeUInt16LE(name.length, 26);
    return [head, Buffer.from(name), packed];
  });
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  return Buffer.concat([...chunks, end]);
}

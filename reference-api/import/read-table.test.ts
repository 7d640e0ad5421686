import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTable } from './read-table';

const TYPES = ['csv', 'xlsx', 'txt'] as const;
const TEXT = '订单号,快递公司编码,快递单号\r\nSO1,SF,"SF,1"\r\n\r\n SO2 ,YTO,YT2\r\n';
const ROWS = [
  { line: 1, cells: ['订单号', '快递公司编码', '快递单号'] },
  { line: 2, cells: ['SO1', 'SF', 'SF,1'] },
  { line: 4, cells: ['SO2', 'YTO', 'YT2'] },
];

describe('a file of lines', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark at its head', Buffer.from(`\ufeff${TEXT}`)],
    ['GBK', encode(TEXT, 'gbk')],
    ['UTF-16 as editors of Windows save it', encode(TEXT, 'utf16le', { addBOM: true })],
    ['UTF-16 the other way round', encode(TEXT, 'utf16be', { addBOM: true })],
  ])('in %s is read alike, with the numbers its lines have in an editor', async (_name, bytes) => {
    expect(await readTable(bytes, 'a.CSV', TYPES)).toEqual(ROWS);
  });

  it('is read from the first sheet of a workbook', async () => {
    const bytes = await writeXlsxFile([[{ value: 'SO1' }, { value: 'SF' }, { value: 1234567 }]]).toBuffer();
    expect(await readTable(bytes, 'a.xlsx', TYPES)).toEqual([{ line: 1, cells: ['SO1', 'SF', '1234567'] }]);
  });

  it('keeps a line of plain text whole', async () => {
    expect(await readTable(Buffer.from('a,b----c\nd'), 'a.txt', TYPES)).toEqual([
      { line: 1, cells: ['a,b----c'] },
      { line: 2, cells: ['d'] },
    ]);
  });

  it.each([
    ['another ending', 'a.exe', Buffer.from(TEXT)],
    ['a workbook called csv', 'a.csv', Buffer.from('PK\u0003\u0004rest')],
    ['text called xlsx', 'a.xlsx', Buffer.from(TEXT)],
    ['an archive that is no workbook', 'a.xlsx', Buffer.from('PK\u0003\u0004rest')],
    ['bytes without sense', 'a.csv', Buffer.from([0, 1, 2, 0])],
  ])('is refused when it is %s', async (_name, name, bytes) => {
    await expect(readTable(bytes, name, TYPES)).rejects.toMatchObject({ code: 40005 });
  });
});

import writeXlsxFile from 'write-excel-file/browser';
import { xlsxRows } from '@/lib/list/xlsx-cells';

/** An exported CSV as a spreadsheet file; loaded only when somebody wants one. */
export async function xlsxFile(csv: string): Promise<Blob> {
  const [head = [], ...rows] = xlsxRows(csv);
  const sheet = [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cellOf))];
  return writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBlob();
}

const cellOf = (value: string | number) =>
  typeof value === 'number' ? { value, type: Number, format: '#,##0.00' } : { value, type: String };

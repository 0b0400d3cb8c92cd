import { analyseFile } from '#functions/imports/file/analyse-file.ts';
import { readRecords, type ReadRecord } from '#functions/imports/file/read-records.ts';
import { utf8Of } from '#functions/imports/file/source.ts';
import { cellBytesMax, importBytesMax, importRowsMax } from '#shared/contracts/imports/import.ts';
import { analysis as analysisSchema, columnsMax } from '#shared/contracts/imports/plan.ts';

/** A file that arrives in chunks of arbitrary size. */
const fileOf = (bytes: Uint8Array | string, chunkBytes = 7) =>
  async function* () {
    const whole = Buffer.from(bytes as string);
    for (let at = 0; at < whole.length; at += chunkBytes) yield whole.subarray(at, at + chunkBytes);
  };

async function all(
  open: () => AsyncIterable<Uint8Array>,
  kind: 'schedule' | 'bookings',
): Promise<{ analysis: Awaited<ReturnType<typeof analyseFile>>; records: ReadRecord[] }> {
  const analysis = await analyseFile(open, kind);
  const records: ReadRecord[] = [];
  for await (const batch of readRecords(open, kind, analysis)) records.push(...batch);
  return { analysis, records };
}

const spanish = [
  'Estudio Norte;;;;;;',
  ';;;;;;',
  'Disciplina;Fecha y hora;Salón;Reservas;Profesor;Notas;Teléfono',
  'Yoga Niñas;25/03/2025 18:00;Sala 1;18/24;Iñaki;;',
  '',
  'Barre;04/03/2025 07:30;Sala 2;3/24;Ana;;',
  'Disciplina;Fecha y hora;Salón;Reservas;Profesor;Notas;Teléfono',
  'Total;;;21/48;;;',
].join('\r\n');

const records = [
  {
    class_name: 'Yoga Niñas',
    class_date: '2025-03-25',
    class_time: '18:00',
    room: 'Sala 1',
    current_bookings: '18',
    total_capacity: '24',
    instructor: 'Iñaki',
  },
  {
    class_name: 'Barre',
    class_date: '2025-03-04',
    class_time: '07:30',
    room: 'Sala 2',
    current_bookings: '3',
    total_capacity: '24',
    instructor: 'Ana',
  },
];

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf16be = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('a file', () => {
  it.each([
    ['utf-8', Buffer.from(spanish)],
    ['utf-8', Buffer.from(`\uFEFF${spanish}`)],
    ['utf-16le', Buffer.from(`\uFEFF${spanish}`, 'utf16le')],
    ['utf-16le', Buffer.from(spanish, 'utf16le')],
    ['utf-16be', utf16be(spanish)],
    ['windows-1252', latin1(spanish)],
  ] as const)('in %s is understood and read alike, wherever its chunks end', async (encoding, bytes) => {
    for (const chunkBytes of [1, 7, 1_000_000]) {
      const { analysis, records: read } = await all(fileOf(bytes, chunkBytes), 'schedule');
      expect(analysisSchema.parse(analysis)).toEqual(analysis);
      expect(analysis).toMatchObject({
        encoding,
        delimiter: ';',
        headerRow: 3,
        rowCount: 2,
        origin: 'detected',
      });
      expect(analysis.plan).toMatchObject({ dateFormat: 'DD/MM/YYYY', timeFormat: '24h' });
      expect(read.map(({ row, record }) => ({ row, record }))).toEqual([
        { row: 4, record: records[0] },
        { row: 6, record: records[1] },
      ]);
    }
  });

  it('reports what is wrong with a row by field, and keeps the original row', async () => {
    const text = `${spanish}\r\nZumba;31/04/2025 18:00;;9;Ana;;\r\nA, B;1;2\r\n`;
    const { records: read } = await all(fileOf(text), 'schedule');
    expect(read.slice(2)).toEqual([
      {
        row: 9,
        raw: ['Zumba', '31/04/2025 18:00', '', '9', 'Ana', '', ''],
        cells: ['Zumba', '31/04/2025 18:00', '', '9', 'Ana', '', ''],
        findings: [
          {
            row: 9,
            path: 'class_date',
            message: 'class_date names a day that its month does not have',
            mistake: { code: 'no-such-day' },
          },
          { row: 9, path: 'room', message: 'Missing value for room', mistake: { code: 'missing' } },
          {
            row: 9,
            path: 'current_bookings',
            message: 'current_bookings must be a whole number of 0 or more',
            mistake: { code: 'whole-number' },
          },
          {
            row: 9,
            path: 'total_capacity',
            message: 'total_capacity must be a whole number of 0 or more',
            mistake: { code: 'whole-number' },
          },
        ],
      },
      {
        row: 10,
        raw: ['A, B', '1', '2'],
        cells: ['A, B', '1', '2'],
        findings: [
          { row: 10, path: 'row', message: 'Column count mismatch', mistake: { code: 'cell-count' } },
        ],
      },
    ]);
  });

  it('counts the rows as it reads', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `Yoga,2025-03-04,18:00,Sala ${at % 3},20`);
    const seen: number[] = [];
    await analyseFile(
      fileOf(['class_name,class_date,class_time,room,total_capacity', ...rows].join('\n'), 4096),
      'schedule',
      { onRows: (count) => void seen.push(count) },
    );
    expect(seen.at(-1)).toBe(500);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(2);
  });

  it('keeps quotes within a cell', async () => {
    const text = 'Class,Date,Time,Room,Capacity\n"Yoga "Flow" 60",2025-03-04,18:00,5" mat room,20\n';
    const { records: read } = await all(fileOf(text), 'schedule');
    expect(read[0]?.record).toMatchObject({ class_name: '"Yoga "Flow" 60"', room: '5" mat room' });
  });

  it('keeps a text of several lines with quotes and commas', async () => {
    const note = '"Bring a ""mat"",\nwater, a towel"';
    const file = `Class,Date,Time,Room,Capacity,Notes\nYoga,2025-03-25,07:00,A,20,${note}\nYoga,2025-03-26,07:00,A,20,`;
    expect((await all(fileOf(file), 'schedule')).records.map(({ record }) => record?.class_date)).toEqual([
      '2025-03-25',
      '2025-03-26',
    ]);
  });

  it('reads closing quotes that are followed by spaces', async () => {
    const text = 'Class,Date,Time,Room,Capacity\n"Yin, slow" ,2025-03-04,18:00,"A"  ,20\n';
    const { records: read } = await all(fileOf(text), 'schedule');
    expect(read[0]?.record).toMatchObject({ class_name: 'Yin, slow', room: 'A' });
  });

  it('accepts column titles that are built-in property names of objects', async () => {
    const text = '__proto__,constructor,Class,Date,Time,Room,Capacity\n1,2,Yoga,2025-03-04,18:00,A,20\n';
    const { analysis, records: read } = await all(fileOf(text), 'schedule');
    expect(analysis.csvColumns.slice(0, 2)).toEqual(['__proto__', 'constructor']);
    expect(read[0]?.record).toMatchObject({ class_name: 'Yoga', total_capacity: '20' });
    expect(Object.getPrototypeOf(read[0]?.record)).toBe(Object.prototype);
  });
});

const header = 'class_name,class_date,class_time,room,total_capacity';
const row = 'Yoga,2025-03-04,18:00,Sala 1,20';

describe('what is refused', () => {
  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['blank lines alone', '\n\n  \n', 'The file is empty.'],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'This is a ZIP archive, not a CSV file.'],
    ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'This is a compressed file, not a CSV file.'],
    ['a web page', '<!DOCTYPE html><table><tr><td>Yoga', 'This is a web page, not a CSV file.'],
    [
      'NUL in the text',
      `${header}\n${row}\nYo\0ga,1,2,3,4`,
      'The file contains characters that do not belong in a text.',
    ],
    [
      'a quote that only a later one closes',
      'Clase,Fecha,Hora,Sala,Cupo\nYoga,2025-03-25,07:00,A,20\nYoga,2025-03-26,07:00,"A,20\nYoga,2025-03-27,07:00,A,20\nYoga,2025-03-28,07:00,"B",20\n',
      'A quotation mark is opened in row 3 or later and never closed.',
    ],
    [
      'such a quote in a name with commas',
      'Clase,Fecha,Hora,Sala,Cupo\n"Yoga, suave,2025-03-26,07:00,A,20\nYoga,2025-03-27,07:00,A,20\n"Barre, alto",2025-03-28,07:00,B,20\n',
      'A quotation mark is opened in row 2 or later and never closed.',
    ],
    [
      'an open quote',
      `${header}\n${row}\n"Yoga,1,2,3,4\nBarre,1,2,3,4\n`,
      'A quotation mark is opened in row 3 or later and never closed.',
    ],
  ])('%s, in a sentence for its owner', async (_, bytes, message) => {
    await expect(analyseFile(fileOf(bytes), 'schedule')).rejects.toMatchObject({
      code: 'import-invalid',
      message: expect.stringContaining(message) as string,
    });
  });

  it('a cell that is one byte too long', async () => {
    const cell = (bytes: number): string => `${header}\n${row.replace('Yoga', 'é'.repeat(bytes / 2))}\n`;
    const fits = await analyseFile(fileOf(cell(cellBytesMax), 65536), 'schedule');
    expect(fits.rowCount).toBe(1);
    await expect(analyseFile(fileOf(cell(cellBytesMax + 2), 65536), 'schedule')).rejects.toThrow(
      'A cell in row 2 is longer than 32 KB',
    );
  });

  it('one column too many', async () => {
    const wide = (columns: number): string =>
      `${Array(columns).fill('Class').join(',')}\n${Array(columns).fill('Yoga').join(',')}\n`;
    expect((await analyseFile(fileOf(wide(columnsMax), 4096), 'schedule')).csvColumns).toHaveLength(
      columnsMax,
    );
    await expect(analyseFile(fileOf(wide(columnsMax + 1), 4096), 'schedule')).rejects.toThrow(
      'Row 1 has more than 200 columns',
    );
  });

  it('one row too many', async () => {
    const rowsOf = (rows: number) =>
      async function* () {
        yield Buffer.from('Class\n');
        const piece = Buffer.from('Yoga\n'.repeat(10_000));
        for (let sent = 0; sent < rows; sent += 10_000) yield piece.subarray(0, (rows - sent) * 5);
      };
    expect((await analyseFile(rowsOf(importRowsMax), 'schedule')).rowCount).toBe(importRowsMax);
    await expect(analyseFile(rowsOf(importRowsMax + 1), 'schedule')).rejects.toMatchObject({
      code: 'too-large',
      message: 'The file must have at most 1,000,000 rows below its header.',
    });
  });

  it('one byte too many', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'a');
    const open = (lastBytes: number) =>
      async function* () {
        for (let sent = 0; sent < importBytesMax; sent += piece.length) yield piece;
        if (lastBytes > 0) yield piece.subarray(0, lastBytes);
      };
    const bytesOf = async (lastBytes: number): Promise<number> => {
      let bytes = 0;
      for await (const chunk of utf8Of(open(lastBytes), 'utf-8')) bytes += chunk.length;
      return bytes;
    };
    expect(await bytesOf(0)).toBe(importBytesMax);
    await expect(bytesOf(1)).rejects.toMatchObject({
      code: 'too-large',
      message: 'The file must be at most 100 MB.',
    });
  });
});

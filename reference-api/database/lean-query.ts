import pg from 'pg';

type Parser = (value: string) => unknown;

/** A query as its caller describes it. */
export interface QueryConfig {
  text: string;
  name?: string | undefined;
  values?: unknown[] | undefined;
  rowMode?: 'array' | undefined;
  types?: pg.CustomTypesConfig | undefined;
}

/** What the driver keeps to itself: where the rows of an answer are collected. */
interface Collecting {
  text: string;
  name?: string | undefined;
  types?: pg.CustomTypesConfig | undefined;
  callback?: (error: Error | undefined, result: pg.QueryArrayResult) => void;
  _rowMode?: string;
  _result: {
    rowAsArray: boolean;
    fields: pg.FieldDef[];
    _parsers: Parser[];
    _types?: pg.CustomTypesConfig | undefined;
    parseRow: unknown;
    _parseRowAsArray: unknown;
    addFields(fields: pg.FieldDef[]): void;
  };
}

const known = new Map<string, { fields: pg.FieldDef[]; parsers: Parser[] }>();

/**
 * A named query whose rows are lists. The driver copies each config property by property and looks up how to read each column with every
 * answer; for rows of eighty columns that is more work than reading them.
 */
export function leanQuery(
  send: (query: pg.Query) => void,
  { text, name, types }: QueryConfig,
  values: unknown[],
): Promise<pg.QueryArrayResult> {
  const query = new pg.Query(text, values);
  const own = query as unknown as Collecting;
  own.name = name;
  own._rowMode = 'array';
  const result = own._result;
  result.rowAsArray = true;
  result.parseRow = result._parseRowAsArray;
  result._types = types;
  result.addFields = (fields) => {
    result.fields = fields;
    result._parsers = parsersOf(text, fields, types);
  };
  return new Promise((resolve, reject) => {
    own.callback = (error, answer) => {
      if (!error) return resolve(answer);
      // The stack that leads to the socket tells nothing.
      Error.captureStackTrace(error);
      reject(error);
    };
    send(query);
  });
}

/** A text has the same columns for as long as the tables have. */
function parsersOf(text: string, fields: pg.FieldDef[], types: pg.CustomTypesConfig | undefined): Parser[] {
  const before = known.get(text);
  if (
    before &&
    before.fields.length === fields.length &&
    fields.every(({ dataTypeID }, at) => dataTypeID === before.fields[at]?.dataTypeID)
  )
    return before.parsers;
  const parsers = fields.map(({ dataTypeID }) => (types ?? pg.types).getTypeParser(dataTypeID, 'text') as Parser);
  known.set(text, { fields, parsers });
  return parsers;
}

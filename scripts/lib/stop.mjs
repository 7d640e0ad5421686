/** The run cannot go on, and the message says why and what to do: shown alone, without a stack. */
export class Stop extends Error {
  name = 'Stop';

  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/** Runs a command's body; a Stop becomes one sentence and its exit code, anything else is a defect and shows its stack. */
export async function runCommand(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exit(error instanceof Stop ? error.code : 1);
  }
}

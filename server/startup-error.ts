/** A start that cannot go on. Its message is one clear sentence that says what to do next; main.ts prints it and exits. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

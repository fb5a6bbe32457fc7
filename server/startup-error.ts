/** A start that cannot go on. Its message is one clear sentence that says what to do next; main.ts prints it and exits. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}

/** Another server runs on the same data folder. */
export class FolderInUse extends StartupError {
  override readonly name = 'FolderInUse'
}

/** Adds up how long each kind of work takes. */
export class Stopwatch {
  readonly milliseconds: Record<string, number> = {}

  time<T>(name: string, work: () => T): T {
    const began = performance.now()
    const result = work()
    this.note(name, began)
    return result
  }

  async wait<T>(name: string, work: Promise<T>): Promise<T> {
    const began = performance.now()
    const result = await work
    this.note(name, began)
    return result
  }

  private note(name: string, began: number): void {
    const spent = Math.round(performance.now() - began)
    this.milliseconds[name] = (this.milliseconds[name] ?? 0) + spent
  }
}

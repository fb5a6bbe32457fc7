import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Proves one code after the other in a process of its own: a test has many, and a process for each would take longer than
 * all the proofs. `module` takes tasks as messages, and answers each.
 */
export function openProver<Task extends object, Answer>(module: string) {
  const flags: ForkOptions = {
    execArgv: ['--no-node-snapshot', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  }
  const prover = fork(module, flags)
  const ended = once(prover, 'exit').then(([code, signal]) => {
    throw new Error(`The process that proves was ended: ${code ?? signal}`)
  })
  ended.catch(() => {})
  return {
    async prove(task: Task): Promise<Answer> {
      prover.send(task)
      const [answer] = await Promise.race([once(prover, 'message'), ended])
      return answer
    },
    close: () => void prover.kill(),
  }
}

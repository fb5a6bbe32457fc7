import type { Created, CreateTask, Say } from './creation-task.ts'

/** Makes one creation and writes its files. What makes a kind is loaded only when one is made. */
export async function createOne(task: CreateTask, say: Say): Promise<Created> {
  if (task.kind === 'game') return (await import('./create-a-game.ts')).createAGame(task, say)
  if (task.kind === 'simulation')
    return (await import('./create-a-simulation.ts')).createASimulation(task, say)
  if (task.kind === 'environment') {
    madeEnvironments = true
    return (await import('./create-an-environment.ts')).createAnEnvironment(task, say)
  }
  return (await import('./create-a-model.ts')).createAModel(task, say)
}

let madeEnvironments = false

/** Ends what was opened along the way: a browser would keep the process waiting. */
export async function closeWhatIsOpen(): Promise<void> {
  if (madeEnvironments) await (await import('./create-an-environment.ts')).closeBrowser()
}

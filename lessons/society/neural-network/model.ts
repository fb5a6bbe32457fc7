import type { Values } from '@makebelieve/kit/simulation/system'

/** A fruit: how heavy and how red it is, and whether it is an apple (1) or a lemon (0). */
export type Fruit = { x: number; y: number; apple: number }

/** What the neuron has learned: how much each input counts, and what it adds. */
export type Neuron = {
  fruits: Fruit[]
  weightX: number
  weightY: number
  bias: number
  rounds: number
  past: (readonly [round: number, loss: number])[]
}

export const heaps = ['Two heaps', 'Four corners'] as const
export const shapeOf = ({ shape = 0 }: Values) => Math.round(shape)
/** The plane reaches from −reach to reach both ways. */
export const reach = 4

type Weights = Pick<Neuron, 'weightX' | 'weightY' | 'bias'>

/** Before squashing: positive means apple. */
export const leaning = ({ weightX, weightY, bias }: Weights, { x, y }: { x: number; y: number }) =>
  weightX * x + weightY * y + bias

export const squash = (z: number) => (z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z)))

/** The surprise about one fruit: −ln of the chance that the neuron gave to what it really is. */
function surprise(z: number, apple: number): number {
  const wrongWay = apple === 1 ? -z : z
  return wrongWay > 30 ? wrongWay : Math.log1p(Math.exp(wrongWay))
}

export const lossOf = (neuron: Weights & { fruits: readonly Fruit[] }) =>
  neuron.fruits.reduce((sum, fruit) => sum + surprise(leaning(neuron, fruit), fruit.apple), 0) /
  neuron.fruits.length

export const isRight = (neuron: Weights, fruit: Fruit) => leaning(neuron, fruit) > 0 === (fruit.apple === 1)

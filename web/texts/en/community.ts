import { inDigits } from '../numbers.ts'

/** What is said about creations of others, wherever they are shown. */
export const community = {
  like: 'Like',
  likes: (count: number) => `${inDigits(count)} ${count === 1 ? 'like' : 'likes'}`,
  /** What a button is called that shows only a heart and a number: 'Like, 1 like'. */
  likeOf: (likes: string) => `Like, ${likes}`,
  views: (count: number) => `${inDigits(count)} ${count === 1 ? 'view' : 'views'}`,
  wonIn: (seconds: number) => `won in ${Math.max(1, Math.round(seconds))} s`,
} as const

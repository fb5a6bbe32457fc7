import { courseBot } from '../../course/course-bot.ts'
import { tower } from './index.ts'

export const bot = courseBot(tower)

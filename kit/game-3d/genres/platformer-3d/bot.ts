import { courseBot } from '../../course/course-bot.ts'
import { islands } from './index.ts'

export const bot = courseBot(islands)

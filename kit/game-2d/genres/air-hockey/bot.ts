import { rallyBot } from '../../aim/rally-bot.ts'
import { form } from './index.ts'

export const bot = rallyBot(form)

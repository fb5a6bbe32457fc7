import { checkTopics } from '../testing/check-topics.ts'
import { wonders } from './index.ts'

checkTopics(wonders, 'wonders')

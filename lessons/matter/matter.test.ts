import { checkTopics } from '../testing/check-topics.ts'
import { matter } from './index.ts'

checkTopics(matter, 'matter')

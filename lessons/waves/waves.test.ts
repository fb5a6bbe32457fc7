import { checkTopics } from '../testing/check-topics.ts'
import { waves } from './index.ts'

checkTopics(waves, 'waves')

import { checkTopics } from '../testing/check-topics.ts'
import { electricity } from './index.ts'

checkTopics(electricity, 'electricity')

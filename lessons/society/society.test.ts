import { checkTopics } from '../testing/check-topics.ts'
import { society } from './index.ts'

checkTopics(society, 'society')

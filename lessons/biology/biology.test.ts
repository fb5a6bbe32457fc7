import { checkTopics } from '../testing/check-topics.ts'
import { biology } from './index.ts'

checkTopics(biology, 'biology')

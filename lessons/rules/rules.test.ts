import { checkTopics } from '../testing/check-topics.ts'
import { rules } from './index.ts'

checkTopics(rules, 'rules')

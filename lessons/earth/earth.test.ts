import { checkTopics } from '../testing/check-topics.ts'
import { earth } from './index.ts'

checkTopics(earth, 'earth')

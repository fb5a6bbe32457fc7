import { checkTopics } from '../testing/check-topics.ts'
import { forces } from './index.ts'

checkTopics(forces, 'forces')

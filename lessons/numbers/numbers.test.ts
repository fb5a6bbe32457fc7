import { checkTopics } from '../testing/check-topics.ts'
import { numbers } from './index.ts'

checkTopics(numbers, 'numbers')

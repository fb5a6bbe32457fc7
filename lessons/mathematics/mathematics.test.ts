import { checkTopics } from '../testing/check-topics.ts'
import { mathematics } from './index.ts'

checkTopics(mathematics, 'mathematics')

import { checkTopics } from '../testing/check-topics.ts'
import { life } from './index.ts'

checkTopics(life, 'life')

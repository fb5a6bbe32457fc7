import { checkTopics } from '../testing/check-topics.ts'
import { mechanics } from './index.ts'

checkTopics(mechanics, 'mechanics')

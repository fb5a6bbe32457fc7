import { checkTopics } from '../testing/check-topics.ts'
import { atoms } from './index.ts'

checkTopics(atoms, 'atoms')

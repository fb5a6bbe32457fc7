import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { nature } from './index.ts'

checkArchetypes(nature)

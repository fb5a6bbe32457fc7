import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { gear } from './index.ts'

checkArchetypes(gear)

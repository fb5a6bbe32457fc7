import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { scenery } from './index.ts'

checkArchetypes(scenery)

import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { places } from './index.ts'

checkArchetypes(places)

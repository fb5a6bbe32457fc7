import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { food } from './index.ts'

checkArchetypes(food)

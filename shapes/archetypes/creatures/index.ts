import type { AnyArchetype } from '../../archetype.ts'
import { bat } from './bat.ts'
import { bird } from './bird.ts'
import { butterfly } from './butterfly.ts'
import { caterpillar } from './caterpillar.ts'
import { critter } from './critter.ts'
import { crustacean } from './crustacean.ts'
import { dinosaur } from './dinosaur.ts'
import { dragon } from './dragon.ts'
import { fish } from './fish.ts'
import { frog } from './frog.ts'
import { ghost } from './ghost.ts'
import { insect } from './insect.ts'
import { jellyfish } from './jellyfish.ts'
import { monster } from './monster.ts'
import { octopus } from './octopus.ts'
import { quadruped } from './quadruped.ts'
import { rareBeast } from './rare-beasts.ts'
import { ray } from './ray.ts'
import { reptile } from './reptile.ts'
import { seahorse } from './seahorse.ts'
import { seal } from './seal.ts'
import { slime } from './slime.ts'
import { snail } from './snail.ts'
import { snake } from './snake.ts'
import { spider } from './spider.ts'
import { squid } from './squid.ts'
import { starfish } from './starfish.ts'
import { turtle } from './turtle.ts'

/** Animals and monsters. */
export const creatures: AnyArchetype[] = [
  bat,
  bird,
  butterfly,
  caterpillar,
  critter,
  crustacean,
  dinosaur,
  dragon,
  fish,
  frog,
  ghost,
  insect,
  jellyfish,
  monster,
  octopus,
  quadruped,
  rareBeast,
  ray,
  reptile,
  seahorse,
  seal,
  slime,
  snail,
  snake,
  spider,
  squid,
  starfish,
  turtle,
]

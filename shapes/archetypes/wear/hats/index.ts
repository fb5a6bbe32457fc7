import { uncoloured } from '../uncoloured.ts'
import { bowler, conicalHat, cowboyHat, fedora, sombrero, strawHat, topHat } from './brimmed.ts'
import { baseballCap, beanie, beret, fez } from './caps.ts'
import { crown, mitre, nemes, tiara, wimple } from './crowns.ts'
import { bicorne, pirateHat } from './folded.ts'
import {
  beeVeil,
  flatCap,
  headphonesOn,
  judgeWig,
  mobCap,
  paperCap,
  pillbox,
  pithHelmet,
  souwester,
  weldingMask,
} from './for-trades.ts'
import type { Hat, HatPiece } from './forms.ts'
import { divingMask, firefighterHelmet, hardHat, spaceHelmet } from './helmets-for-work.ts'
import { armyHelmet, knightHelmet, romanHelmet, samuraiHelmet, vikingHelmet } from './helmets-of-war.ts'
import { elfHat, gnomeHat, jesterHat, partyHat, santaHat, witchHat, wizardHat } from './pointed.ts'
import {
  aviatorCap,
  chefHat,
  graduationCap,
  nurseCap,
  nutcrackerHat,
  policeCap,
  sailorHat,
} from './professions.ts'
import { bandana, headband, hood, ninjaHood, turban } from './wrapped.ts'

/** Every hat by its name; the first is the usual one. */
const hats = {
  'top hat': topHat,
  'cowboy hat': cowboyHat,
  'pirate hat': pirateHat,
  'wizard hat': wizardHat,
  'witch hat': witchHat,
  'party hat': partyHat,
  'baseball cap': baseballCap,
  beanie,
  'straw hat': strawHat,
  sombrero,
  bowler,
  fedora,
  beret,
  'chef hat': chefHat,
  'santa hat': santaHat,
  'graduation cap': graduationCap,
  fez,
  turban,
  headband,
  hood,
  'ninja hood': ninjaHood,
  crown,
  tiara,
  'hard hat': hardHat,
  'firefighter helmet': firefighterHelmet,
  'police cap': policeCap,
  'sailor hat': sailorHat,
  'aviator cap': aviatorCap,
  'nurse cap': nurseCap,
  'jester hat': jesterHat,
  bicorne,
  'viking helmet': vikingHelmet,
  'knight helmet': knightHelmet,
  'roman helmet': romanHelmet,
  'samurai helmet': samuraiHelmet,
  'army helmet': armyHelmet,
  'space helmet': spaceHelmet,
  'diving mask': divingMask,
  nemes,
  wimple,
  mitre,
  'conical hat': conicalHat,
  bandana,
  'elf hat': elfHat,
  'gnome hat': gnomeHat,
  'nutcracker hat': nutcrackerHat,
  'bee veil': beeVeil,
  'flat cap': flatCap,
  'pillbox hat': pillbox,
  "judge's wig": judgeWig,
  'welding mask': weldingMask,
  'headphones on': headphonesOn,
  'pith helmet': pithHelmet,
  "sou'wester": souwester,
  'mob cap': mobCap,
  'paper cap': paperCap,
} satisfies Record<string, Hat>

export type HatKind = keyof typeof hats
export const hatKinds = Object.keys(hats) as [HatKind, ...HatKind[]]
export const hatOf = (kind: HatKind): HatPiece[] =>
  hats[kind]().map((piece) => ({ ...piece, solid: uncoloured(piece.solid) }))

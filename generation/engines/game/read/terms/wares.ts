import type { TermOf } from '../../../../brief/terms.ts'
import { coins, type Found, figureIn, numeral, without } from './found.ts'

type Ware = TermOf<'ware'>

/** Whatever is said before a list of wares. */
const money = `(?:the |your |my |our |his |her |their |all |these |those |some )*(?<money>${coins}|points|them|it)`
const earnings = `(?:the |your |my |our |his |her |their |all |these )*(?<own>${coins}|points)`
const offers = new RegExp(
  `(?<before>(?:\\b(?<pause>(?:between|after (?:each|every)|before (?:each|every)) (?:the )?(?:waves?|days?|levels?|rounds?|shifts?|nights?),? (?:and )?))?\\b(?:(?:[^.;!?,]* to the (?:shop|store|market|merchant),? |with ${earnings},? |(?:at|in|from) the (?:shop|store|market|merchant),? )?(?:(?:where |and |there |so |then )?(?:i|you|we|he|she|they|one) (?:can |could |may )?)?(?:buys?|purchases?|unlocks?|affords?|upgrades? to)|(?:can |may )?spends? ${money} (?:on|for)|(?<earned>${coins}) (?:lets?|allows?|helps?) (?:you|me|him|her|us) (?:to )?(?:buy|get|afford|unlock)|upgrades?(?: like| such as| are|:))) (?<list>[^.;!?]+)`,
  'gi',
)
const breaks =
  /\s(?:between|after (?:each|every)|before (?:each|every)|when|while|so that|with (?:the|these|those|my|your) (?:money|coins|gold|fares|tips)|during|from the|at the|in the)\b[^,]*/i

const ofPrices =
  /^(?:(?:the|all|their|its) )?(?:prices?|costs?)\b.*\b(?:up|down|rises?|raises?|increases?|doubles?|grows?|more|higher)\b/i

/** What is for sale, and what it does for whoever buys it. */
export function waresIn(text: string): Found[] {
  return [...text.matchAll(offers)].flatMap((match): Found[] => {
    const { before = '', list = '', money: spent, earned, own, pause } = match.groups ?? {}
    const from = (match.index ?? 0) + match[0].length - list.length
    const aside = breaks.exec(list)
    const trimmed = list.slice(0, aside?.index)
    const items = [...trimmed.matchAll(/(?:[^,()]|\([^)]*\))+/g)].flatMap(({ 0: piece, index = 0 }) =>
      orsIn(piece, index),
    )
    const wares = items.flatMap(({ piece, at }) => wareOf(piece, at))
    // 'Buys cakes' is a deed; what makes somebody better, or is one of several, is for sale.
    const isShop =
      wares.some(({ ware }) => ware.does !== 'kept') ||
      (wares.length > 1 && /shop|store|spend|upgrade/i.test(before + text)) ||
      // 'Sell carrots to buy a tractor': that is what the money is for.
      (isAim(text, match) && wares.length === 1)
    if (!isShop || wares.length === 0) return []
    const paid = earned ?? own ?? spent
    const coin =
      paid === undefined || /^(?:them|it|money|cash|gold|points)$/i.test(paid) ? 'coins' : paid.toLowerCase()
    // 'Every 10 cubes I get to the shop': when it opens is said for itself.
    const [lead = ''] =
      /^(?:[^.;!?]*\bto the \w+,? (?=where\b|and\b|there\b)|with (?:\w+ )?points,? )/i.exec(before) ?? []
    const isAside = aside !== null && /^\s(?:between|after|before)/i.test(aside[0])
    const isBetween = isAside || pause !== undefined
    const told = wares.flatMap(({ ware, at, long, tail }, index): Found[] => {
      // 'And prices go up each time': nobody sells that.
      if (ofPrices.test(ware.name)) return [unmade(text, from + at, from + at + long)]
      const begins = (match.index ?? 0) + lead.length
      const start =
        index > 0 ? from + at : isAim(text, match) ? text.lastIndexOf(' ', begins - 2) + 1 : begins
      const end = from + at + long
      return [
        {
          term: {
            ...ware,
            money: coin,
            ...(isBetween && { between: true as const }),
            words: without(text.slice(start, end).trim()).replace(/^where /i, ''),
          },
          start,
          end,
        },
        ...(tail > 0 ? [unmade(text, end, end + tail)] : []),
      ]
    })
    const last = from + trimmed.length
    return [
      ...(lead === '' ? [] : [unmade(text, match.index ?? 0, (match.index ?? 0) + lead.length)]),
      ...told,
      ...(aside && !isAside ? [unmade(text, last, last + aside[0].length)] : []),
      ...(aside && isAside ? [within(text, told, last, last + aside[0].length)] : []),
    ].filter((one) => one !== undefined)
  })
}

const isAim = (text: string, { 0: { length }, index = 0, groups = {} }: RegExpMatchArray) =>
  /^(?:buys?|affords?)$/i.test(groups.before?.trim() ?? '') &&
  /\b(?:to|until (?:you|i|we|he|she) can) $/i.test(text.slice(0, index)) &&
  /\b(?:sell(?:s|ing)?|earn(?:s|ing)?|coins?|money|save)\b/i.test(text.slice(0, index)) &&
  /^[.;!?]?\s*$/.test(text.slice(index + length))

function unmade(text: string, start: number, end: number): Found {
  return {
    term: { about: 'unmade', words: without(text.slice(start, end).replace(/^[\s,]+|[\s,]+$/g, '')) },
    start,
    end,
  }
}

/** 'Between the days' is said of the last of them, and holds for all. */
function within(text: string, told: readonly Found[], start: number, end: number): undefined {
  const last = told.findLast(({ term }) => term.about === 'ware')
  if (last)
    Object.assign(last, {
      end,
      term: { ...last.term, words: `${last.term.words} ${text.slice(start, end).trim()}` },
    })
  return undefined
}

/** 'A stronger engine or a bigger deck': each of them. */
function orsIn(piece: string, index: number): { piece: string; at: number }[] {
  const all: { piece: string; at: number }[] = []
  let from = 0
  for (const { index: at = 0, 0: sign } of piece.matchAll(
    /\s(?:or|and)\s(?=(?:also )?(?:an?|the|some|more|extra|another|better|faster|\w+er)\s)/gi,
  )) {
    all.push({ piece: piece.slice(from, at), at: index + from })
    from = at + sign.length
  }
  return [...all, { piece: piece.slice(from), at: index + from }]
}

function wareOf(
  told: string,
  offset: number,
): { ware: Omit<Ware, 'money' | 'words'>; at: number; long: number; tail: number }[] {
  const text = told.trim()
  const at = offset + told.indexOf(text)
  const clause =
    /\s(?:that|which|who)\s(?!(?:chases?|scares?|catches|guards?|keeps?)\b).*$/i.exec(text)?.[0] ?? ''
  const price = figureIn(
    new RegExp(`(?:for|costs?|\\() ?(${numeral})(?: (?:${coins}|points))?`, 'i').exec(text)?.[1],
  )
  const aside = /\(([^)]*)\)/.exec(text)?.[1] ?? ''
  const plain = text
    .replace(clause, '')
    .replace(/\([^)]*\)/g, '')
    .replace(new RegExp(` (?:for|costs?) ${numeral}(?: (?:${coins}|points))?`, 'i'), '')
    .replace(/^(?:and|or|also|either|an?|the|some|things like|stuff like|like)\s+/i, '')
    .replace(/^(?:an?|the|some)\s+/i, '')
    .trim()
  const [, head = plain, whom] =
    /^(.*?) (?:against|that (?:chases?|scares?|catches|guards? against|keeps? away)|to (?:chase|scare|catch|keep away)) (?:off |away )?(?:the )?([a-z]+)/i.exec(
      plain,
    ) ?? []
  const noun = head
    .replace(/\s(?:that|which|who|for|of|with|so)\b.*$/i, '')
    .replace(/^(?:\w+er|more|extra|another|second|better|new) /i, '')
  if (head === '' || head.split(' ').length > 5 || !/[a-z]{2}/i.test(noun)) return []
  const effect = effectOf(`${head} ${aside}`, noun)
  return [
    {
      ware: {
        about: 'ware',
        name: head.replace(/\s(?:that|which|who)\b.*$/i, ''),
        noun,
        ...effect,
        ...(whom !== undefined && { does: 'guards' as const, whom }),
        ...(price !== undefined && { price }),
      },
      at,
      long: text.length - clause.length,
      tail: clause.length,
    },
  ]
}

const legs =
  /\b(?:engine|motor|boots?|shoes?|wheels?|skates?|sails?|legs|paddles?|oars?|horse|bike|cart|fins|flippers|wings|jets?|propellers?)\b/i

/** What a ware does, by how it is called. */
function effectOf(text: string, noun: string): Pick<Ware, 'does' | 'whom'> {
  if (/\bpatien(?:ce|t)\b/i.test(text)) return { does: 'patience' }
  const [, slowed] = /\bslower (\w+)/i.exec(text) ?? []
  if (slowed !== undefined) return { does: 'slower', whom: slowed }
  if (/\b(?:faster|quicker|speedier|swifter|speed|turbo)\b/i.test(text)) return { does: 'faster', whom: noun }
  if (/\b(?:stronger|better|new|improved|more powerful)\b/i.test(text) && legs.test(text))
    return { does: 'faster', whom: noun }
  if (/\b(?:bigger|larger|wider|longer|taller|broader|huger|big|large|wide|long)\b/i.test(text))
    return { does: 'bigger', whom: noun }
  if (/\b(?:life|lives|hearts?|health|armou?r|shield|helmet)\b/i.test(text)) return { does: 'life' }
  if (/\b(?:second|another|third|extra|additional|one more|more)\b/i.test(text))
    return { does: 'another', whom: noun }
  return { does: 'kept' }
}

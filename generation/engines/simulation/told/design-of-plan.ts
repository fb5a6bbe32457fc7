import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import { read } from '../../../reading/read.ts'
import { formOf } from '../../../told/form-of-reading.ts'
import type { SimulationPlan } from '../design.ts'
import type { DesignedGeneral, SimulationDesign } from './design-schema.ts'

/** The design that would make this plan: what a language provider is given when it should change a simulation. */
export function designOfPlan({
  prompt,
  told,
  title,
  level,
  parts,
  locked,
}: SimulationPlan): SimulationDesign {
  return {
    reading: told ?? formOf(read(prompt, 'lesson'), 'lesson'),
    title: title.slice(0, 80),
    level,
    parts: parts.map(({ topic, general, values, controls, graphs }) => ({
      topic: general ? null : topic,
      general: general ? toldGeneral(general) : null,
      values: Object.entries(values).map(([control, value]) => ({ control, value })),
      controls: [...controls],
      graphs: [...graphs],
    })),
    locked: locked ?? false,
  }
}

function toldGeneral(data: GeneralData): DesignedGeneral {
  const none = { rates: null, crowd: null, process: null, timeline: null }
  const base = { title: data.title.slice(0, 80), subject: data.subject, ...none }
  switch (data.kind) {
    case 'rates': {
      const { unit, timeUnit, stocks } = data
      const flows = data.flows.map(({ id, label, from, to, by, rate, most }) => ({
        id,
        label,
        from: from ?? null,
        to: to ?? null,
        by: by ?? null,
        rate,
        most,
      }))
      return { ...base, rates: { unit, timeUnit, stocks, flows } }
    }
    case 'crowd': {
      const { who, what, have, loses } = data
      return { ...base, crowd: { who, what, have, loses } }
    }
    case 'process': {
      const { what, timeUnit, isCycle } = data
      const steps = data.steps.map((step) => ({ ...step, about: step.about.slice(0, 400) }))
      return { ...base, process: { what, timeUnit, isCycle, steps } }
    }
    case 'timeline': {
      const events = data.events.map((event) => ({ ...event, about: event.about.slice(0, 400) }))
      return { ...base, timeline: { unit: data.unit, events } }
    }
  }
}

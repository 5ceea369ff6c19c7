/** Surname particles of Dutch, Afrikaans, German, French, Spanish, Portuguese and Italian names: first of a run … */
const OPENING = new Set(
  'VAN VON VD VDM VND DE DEL DELA DELLA DELOS DELAS DOS DAS DA DI DU TER TEN'.split(' '),
);
/** … and following ones: van der, de la, von und zu. */
const GOING_ON = new Set('DER DEN DEM DE D LA LAS LOS LE L UND ZU ZUM ZUR T S'.split(' '));
/** As forms and registers shorten them: `vd Merwe`, `v d Merwe`, `vdMerwe`. */
const ABBREVIATED_PARTICLES: Readonly<Record<string, string>> = {
  VD: 'VANDER',
  VND: 'VANDEN',
  VDM: 'VANDERM',
};
const GLUED_SHORT = /^VD(?=[BCDFGHJKLMNPQRSTVWXZ][A-Z]{3})/;

/**
 * A person's words with particles joined to the surname after them, as written without spaces; null if there are none.
 *
 * @example withJoinedParticles(['ANDRIES', 'VAN', 'DER', 'MERWE']) // ['ANDRIES', 'VANDERMERWE']
 * @example withJoinedParticles(['ANDRIES', 'V', 'D', 'MERWE']) // ['ANDRIES', 'VANDERMERWE']
 */
export function withJoinedParticles(tokens: readonly string[]): readonly string[] | null {
  const out: string[] = [];
  let changed = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    let end = i;
    if (OPENING.has(token)) end = runEnd(tokens, i);
    else if (token === 'V' && i > 0) end = runEnd(tokens, i);
    if (end > i && end < tokens.length) {
      out.push(tokens.slice(i, end).map(inFull).join('') + tokens[end]!);
      changed = true;
      i = end;
    } else {
      const whole = token.replace(GLUED_SHORT, 'VANDER');
      changed ||= whole !== token;
      out.push(whole);
    }
  }
  return changed ? out : null;
}

/** Position of the surname after a run of particles that begins at `from`. */
function runEnd(tokens: readonly string[], from: number): number {
  let at = from + 1;
  while (at < tokens.length - 1 && GOING_ON.has(tokens[at]!)) at++;
  return at;
}

/** `V` before a surname is van, and `D` behind it der. */
const inFull = (token: string, at: number, run: readonly string[]): string =>
  ABBREVIATED_PARTICLES[token] ??
  (token === 'V' ? 'VAN' : token === 'D' && at > 0 && /^(?:V|VAN)$/.test(run[0]!) ? 'DER' : token);

/**
 * Label list in compact notation: `labelList('Employee No | Staff No | Ref~0.8')`. A number after `~` is the weight of an
 * ambiguous word. Line breaks also separate. Braces are expanded: `{Client,Consumer} {No,Code}` is four labels.
 */
export function labelList(list: string): (string | readonly [string, number])[] {
  return list
    .split(/\s*[|\n]\s*/)
    .filter((item) => item !== '')
    .flatMap(eachOf)
    .map((item) => {
      const [printed, weight] = item.split('~') as [string, string?];
      return weight === undefined ? printed : ([printed, Number(weight)] as const);
    });
}

/** The same list without weights. */
export function words(list: string): string[] {
  return labelList(list).map((item) => (typeof item === 'string' ? item : item[0]));
}

function eachOf(label: string): string[] {
  const choice = /\{([^{}]*)\}/.exec(label);
  if (!choice) return [label];
  const [before, after] = [label.slice(0, choice.index), label.slice(choice.index + choice[0].length)];
  return choice[1]!
    .split(',')
    .flatMap((word) => eachOf(`${before}${word.trim()}${after}`.replace(/\s+/g, ' ').trim()));
}

/** A list of each word alone and with each ending: `withEndings('Chair | Chairman', 'of the Meeting')`. */
export function withEndings(list: string, endings: string): string {
  return words(list)
    .flatMap((word) => [word, ...words(endings).map((ending) => `${word} ${ending}`)])
    .join(' | ');
}

import type { Finding, ForensicReport } from '../contract/forensics.ts';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24}
h1{font-size:1.4rem}.verdict{padding:.6rem 1rem;border-radius:.4rem;background:#eef1f4;border-left:.4rem solid #6b7685}
.TAMPERED{background:#fdecea;border-color:#b3261e}.SUSPICIOUS{background:#fff4e0;border-color:#b26a00}.AUTHENTIC{background:#e8f5ec;border-color:#1e7f43}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.35rem .5rem;border-bottom:1px solid #d8dde3}
.detail{color:#5a6472;font-size:.85em}del{color:#b3261e}ins{color:#1e7f43;text-decoration:none}
.map{display:inline-block;background:#fff;border:1px solid #b8c0ca;margin:0 1rem 1rem 0}.map img{display:block;max-width:24rem}`;

/** A forensic report as one self-contained HTML page: nothing is loaded from elsewhere, nothing runs. */
export function forensicPage(report: ForensicReport, fileName: string): string {
  const maps = report.heatMaps
    .map(
      (m) =>
        `<figure class="map"><img alt="Heat map of page ${m.page + 1}" src="data:image/png;base64,${m.png}"><figcaption>Page ${m.page + 1}</figcaption></figure>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Forensic report</title><style>${STYLE}</style></head><body>
<h1>Forensic report: ${escaped(fileName)}</h1>
<p class="verdict ${report.verdict}"><strong>${report.verdict}</strong> – ${escaped(report.message)}</p>
<table><tbody>
<tr><th>Risk</th><td>${report.riskScore} of 100</td></tr>
<tr><th>Reliance on the verdict</th><td>${report.confidenceScore} of 100</td></tr>
<tr><th>Received as</th><td>${report.channel}</td></tr>
<tr><th>Examined as</th><td>${report.profile}, ${report.mode}</td></tr>
<tr><th>SHA-256</th><td><code>${report.documentId}</code></td></tr>
<tr><th>Calibration</th><td>${escaped(report.calibration)}</td></tr>
<tr><th>Evidence by group</th><td>${
    Object.entries(report.groups)
      .map(([group, ratio]) => `${group} ${ratio.toFixed(2)}`)
      .join(', ') || 'none'
  }</td></tr>
</tbody></table>
<h2>Findings</h2>
<table><thead><tr><th>Strength</th><th>Page</th><th>What was found</th></tr></thead><tbody>${report.findings.map(row).join('')}</tbody></table>
${maps ? `<h2>Where</h2>${maps}` : ''}
</body></html>
`;
}

function row(found: Finding): string {
  const change =
    found.before === undefined && found.after === undefined
      ? ''
      : `<br><del>${escaped(found.before ?? '')}</del> → <ins>${escaped(found.after ?? '')}</ins>`;
  const picture = found.picture ? `<br><img alt="" src="data:image/png;base64,${found.picture}">` : '';
  const measured =
    found.quantile === null
      ? ''
      : ` Value ${found.value ?? '–'}, higher than ${(found.quantile * 100).toFixed(1)} % of benign files.`;
  return `<tr><td>${found.strength}</td><td>${found.page === null ? '' : found.page + 1}</td><td>${escaped(found.explanation)}${change}${picture}<br><span class="detail">${escaped(found.detector)} ${escaped(found.version)}: ${escaped(found.detail)}${measured}</span></td></tr>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/**
 * Returns the harmless file that every scanner detects as malware (EICAR). The function assembles
 * the file at run time, so that no scanner finds it in this project.
 *
 * @see https://www.eicar.org/download-anti-malware-testfile/
 */
export function scannerTestFile(): Buffer {
  const middle = ['EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE'].join('-');
  return Buffer.from(`${['X5O!P%@AP[4', 'PZX54(P^)7CC)7}$'].join('\\')}${middle}!$H+H*`, 'latin1');
}

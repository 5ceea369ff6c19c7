/** Before a party's defined term: "hereinafter called the Landlord". */
export const HEREINAFTER = 'hereinafter|hereafter|referred|called|known';

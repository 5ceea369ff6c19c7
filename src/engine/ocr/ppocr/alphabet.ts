/**
 * Characters of the pruned recogniser in class order; class 0 is the CTC blank, class n + 1 is character n. `npm run
 * models` refuses to build a recogniser with others.
 */
export const RECOGNISED_CHARACTERS =
  '\'208-7>:],13!|;H./*54(6)su[9SYFDAPT@%"r=q?Jl&xzetb<Lwih+IBN^_M}~ZCoEf\\UapyngQOk$cvWRGd°KXm`V#{jËéèÜäíÉáÓòüúóàì ';

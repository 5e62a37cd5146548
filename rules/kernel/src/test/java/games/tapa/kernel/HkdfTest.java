package games.tapa.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import javax.crypto.KDF;
import javax.crypto.Mac;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class HkdfTest {

    @Test
    void caseOneOfTheStandardGivesItsKeyMaterial() {
        byte[] derived = Hkdf.derive(
                bytes("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"),
                bytes("000102030405060708090a0b0c"),
                bytes("f0f1f2f3f4f5f6f7f8f9"),
                42);
        assertThat(Hex.write(derived))
                .isEqualTo("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865");
    }

    @Test
    void everyKeyLengthGivesTheHmacOfTheJdk() throws Exception {
        Rng rng = new SplitMix64(1);
        for (int length = 1; length <= 150; length++) {
            byte[] key = random(rng, length);
            byte[] message = random(rng, 2 * length);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            assertThat(Hkdf.hmac(key, message)).as("key of %d bytes", length).isEqualTo(mac.doFinal(message));
        }
    }

    @Test
    void everyLengthGivesTheKeyMaterialOfTheJdk() throws Exception {
        Rng rng = new SplitMix64(2);
        KDF kdf = KDF.getInstance("HKDF-SHA256");
        for (int length = 1; length <= 150; length++) {
            byte[] material = random(rng, 96);
            byte[] salt = random(rng, 32);
            byte[] info = random(rng, 19);
            byte[] expected = kdf.deriveData(
                    HKDFParameterSpec.ofExtract().addIKM(material).addSalt(salt).thenExpand(info, length));
            assertThat(Hkdf.derive(material, salt, info, length))
                    .as("%d bytes", length)
                    .isEqualTo(expected);
        }
    }

    @Test
    void moreThan255BlocksCannotBeDerived() {
        byte[] any = {1};
        assertThat(Hkdf.derive(any, any, any, 8160)).hasSize(8160);
        assertThatIllegalArgumentException().isThrownBy(() -> Hkdf.derive(any, any, any, 8161));
    }

    private static byte[] bytes(String hex) {
        return Hex.read(hex, hex.length() / 2).orElseThrow();
    }

    private static byte[] random(Rng rng, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) rng.nextLong();
        }
        return bytes;
    }
}
